/** npm run docs: the reference of the packages, written from their comments into dist/docs. With --stale only if it is not of these sources. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Application, Logger, LogLevel, PageEvent, type ProjectReflection, RendererEvent, type TypeDocOptions } from 'typedoc';
import { fingerprint } from './fingerprint.mjs';
import { doorsOf, manifestIn } from './pack/manifest.ts';
import { giveUp, say } from './setup.mjs';
import { root } from './sources.ts';

const SOURCES = [
  'packages/rules',
  'packages/bots',
  'packages/wording',
  'packages/drawings/src',
  'docs/guide/rules-api.md',
  'tools/docs.ts',
  'package-lock.json',
];
const STAMP = join(root, '.cache/docs');
const REFERENCE = join(root, 'dist/docs');

const options: TypeDocOptions = {
  name: 'Elbowroom',
  entryPoints: ['rules', 'bots', 'wording', 'drawings'].flatMap((name) => {
    const folder = join(root, 'packages', name);
    return doorsOf(manifestIn(folder)).map(({ source }) => join(folder, 'src', `${source}.ts`));
  }),
  tsconfig: join(root, 'tools/docs/tsconfig.json'),
  basePath: root,
  readme: join(root, 'docs/guide/rules-api.md'),
  // The compiler has its own check.
  skipErrorChecking: true,
  disableSources: true,
  excludeInternal: true,
  githubPages: false,
  favicon: join(root, 'packages/web/public/favicon.svg'),
  navigation: { includeFolders: false },
  packagesRequiringDocumentation: ['@elbowroom/rules', '@elbowroom/bots', '@elbowroom/wording', '@elbowroom/drawings'],
  validation: { notDocumented: true, notExported: false },
  requiredToBeDocumented: ['Module', 'Function', 'Class', 'Interface', 'TypeAlias', 'Variable'],
};

class Ear extends Logger {
  readonly heard: string[] = [];
  override log(message: string, level: LogLevel): void {
    super.log(message, level);
    if (level >= LogLevel.Warn) this.heard.push(message);
  }
}

interface Reading {
  readonly app: Application;
  readonly project: ProjectReflection;
  /** Exports without a sentence, links that lead nowhere. */
  readonly faults: readonly string[];
}

/** The packages as TypeDoc reads them. */
async function readPackages(): Promise<Reading> {
  const app = await Application.bootstrap(options);
  const ear = new Ear();
  app.logger = ear;
  const project = await app.convert();
  if (project === undefined) throw new Error(`TypeDoc could not read the packages: ${ear.heard.join('; ')}`);
  app.validate(project);
  return { app, project, faults: ear.heard };
}

/** Pages run no script of their own here (see headers.ts of the server): the one that TypeDoc writes into each becomes a file. */
function moveScripts({ renderer }: Application): void {
  let script = '';
  renderer.on(PageEvent.END, (page: PageEvent) => {
    const { contents = '' } = page;
    const base = /src="([./]*)assets\/main\.js"/.exec(contents)?.[1] ?? '';
    page.contents = contents.replace(/<script>([^<]*)<\/script>/, (_, text: string) => {
      script = text;
      return `<script src="${base}assets/theme.js"></script>`;
    });
  });
  renderer.on(RendererEvent.END, ({ outputDirectory }: RendererEvent) => writeFileSync(join(outputDirectory, 'assets/theme.js'), script));
}

/** Writes beside the old pages and then takes their place: whoever reads them meanwhile reads on. What is not complete is not written. */
export async function writeReference(): Promise<Reading> {
  const now = fingerprint(SOURCES);
  const reading = await readPackages();
  const { app, faults, project } = reading;
  if (faults.length > 0) return reading;
  moveScripts(app);
  await app.generateDocs(project, `${REFERENCE}.new`);
  rmSync(REFERENCE, { recursive: true, force: true });
  renameSync(`${REFERENCE}.new`, REFERENCE);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
  return reading;
}

async function wholeReference(): Promise<void> {
  const { faults } = await writeReference();
  if (faults.length > 0) giveUp(`The reference is not complete:\n${faults.join('\n')}`);
}

/** Writes the reference unless the one in dist comes from these very sources. */
export async function freshReference(): Promise<string> {
  const isFresh = existsSync(join(REFERENCE, 'modules.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(SOURCES);
  if (!isFresh) await wholeReference();
  return REFERENCE;
}

if (import.meta.main) {
  if (process.argv.includes('--stale')) await freshReference();
  else {
    await wholeReference();
    say('The reference is in dist/docs: open index.html there, or /docs of a server.');
  }
}
