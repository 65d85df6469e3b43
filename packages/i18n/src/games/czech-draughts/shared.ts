export function described(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ');
}
