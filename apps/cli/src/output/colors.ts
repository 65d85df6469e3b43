import pc from 'picocolors';

/** Colours are for terminals; FORCE_COLOR asks for them elsewhere, NO_COLOR and --no-color forbid them. */
export function colorsFor(allowed: boolean) {
  const capable = process.stdout.isTTY || Boolean(process.env.FORCE_COLOR);
  return pc.createColors(allowed && capable && pc.isColorSupported);
}
