import { configure } from '@testing-library/react';

// Several workers share a core: a wait ends early only when what it waits for hangs.
configure({ asyncUtilTimeout: 30_000 });
