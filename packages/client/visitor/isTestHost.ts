const testLabels = ['beta', 'fat', 'localhost']

/** Hosts on which the app is tried out: one of their labels says so. */
export function isTestHost(hostname: string): boolean {
  return hostname.split('.').some(label => testLabels.includes(label))
}
