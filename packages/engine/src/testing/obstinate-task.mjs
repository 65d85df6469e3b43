/** A task that never ends when it is obstinate. */
export default function run({ obstinate }) {
  while (obstinate);
  return 'done';
}
