import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, pinnedNode, readJson, root, run, workspaceFolders } from './shell.mjs';

/** Remembers which lock file and manifests `node_modules` was installed from. */
const STAMP = join(root, 'node_modules/.tahoun-installed');

/** The pinned pnpm in `.tools/`, and the dependencies in `node_modules/`. Does nothing when both are up to date. */
export async function install() {
  await installPnpm();
  await installDependencies();
}

async function installPnpm() {
  const wanted = readJson('package.json').packageManager.split('+')[0];
  const manifest = '.tools/node_modules/pnpm/package.json';
  if (existsSync(join(root, manifest)) && `pnpm@${readJson(manifest).version}` === wanted) return;

  console.log(`Installing ${wanted}...`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', '--prefix', '.tools', ...flags, wanted], { quiet: true });
  if (code !== 0) throw new Failure(`npm could not install ${wanted}; its message is above.`);
}

async function installDependencies() {
  const wanted = fingerprint();
  if (existsSync(pinnedNode) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;

  console.log('Installing dependencies...');
  rmSync(STAMP, { force: true });
  const code = await run('pnpm', ['install', '--frozen-lockfile'], { quiet: true });
  if (code !== 0) throw new Failure('pnpm could not install the dependencies; its message is above.');
  writeFileSync(STAMP, wanted);
}

function fingerprint() {
  const manifests = workspaceFolders().map((folder) => `${folder}/package.json`);
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
