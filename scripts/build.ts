/** `npm run build`: the packages as other teams get them (sdk, hooks), and the web app. */
import { buildPackages } from './buildPackages.ts';
import { ensureWebBuild } from './webBuild.ts';

buildPackages();
ensureWebBuild();
