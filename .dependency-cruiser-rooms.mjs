/**
 * The rooms of a package, which are the folders in its `src`, stand on floors: each imports only rooms below it.
 * Apart from `.dependency-cruiser.mjs`, since tests and doubles, which import what they like, are left out here.
 */
import files, { TEST_FILE } from './.dependency-cruiser.mjs';

const ROOM = '/src/[^/]+$';

export default {
  forbidden: [
    {
      name: 'rooms-on-floors',
      comment: 'Rooms of a package that import each other in a circle.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^((?:packages|apps)/[^/]+)${ROOM}` },
      to: { path: `^$1${ROOM}`, circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: TEST_FILE } },
};
