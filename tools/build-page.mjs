// The page for whoever plays or tests it, if it is not there yet.
import { buildPage } from './page.mjs';

buildPage();
