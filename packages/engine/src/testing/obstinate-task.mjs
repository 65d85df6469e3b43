/** A task that heeds nothing when it is told to be obstinate. */
export default function run({ obstinate }) {
  while (obstinate);
  return 'done';
}
