import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page asks its own origin, and the development server asks the platform.
const proxy = { '/api': process.env.PROCUREMENT_URL ?? 'http://127.0.0.1:3000' };

export default defineConfig({ plugins: [react()], server: { proxy } });
