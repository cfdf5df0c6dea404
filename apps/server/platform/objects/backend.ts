/** Where sealed bytes lie, by a name of letters, digits, hyphens and one slash. It knows nothing of what they hide. */
export interface Backend {
  /** Durable once it returns. What had the name before is replaced whole or not at all. */
  write(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer | null>
  /** What is not there is deleted already. */
  delete(name: string): Promise<void>
  isReachable(): Promise<boolean>
}
