/** Milliseconds of processor time of this thread: what others do on the machine does not count. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
