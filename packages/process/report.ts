/** What a service tells whoever started it. */
export type Report =
  | { readonly type: 'progress'; readonly sentence: string }
  | { readonly type: 'ready'; readonly lines: readonly ReadyLine[] }
  | { readonly type: 'failed'; readonly sentence: string }

export interface ReadyLine {
  readonly label: string
  readonly value: string
}

export function reportProgress(sentence: string): Promise<void> {
  return report({ type: 'progress', sentence })
}

export function reportReady(lines: readonly ReadyLine[]): Promise<void> {
  return report({ type: 'ready', lines })
}

/** The caller ends the process once this has been sent. */
export function reportFailed(sentence: string): Promise<void> {
  return report({ type: 'failed', sentence })
}

/** Over the channel to the parent, or on the terminal of a service that was started by hand. */
async function report(message: Report): Promise<void> {
  const { send, connected } = process
  if (!send || !connected) return print(message)
  // A parent that is just ending hears nothing, and following it is the lifeline's business.
  await new Promise<void>(resolve => send.call(process, message, () => resolve()))
}

function print(message: Report): void {
  const text =
    message.type === 'ready'
      ? message.lines.map(({ label, value }) => `${label}: ${value}`).join('\n')
      : message.sentence
  process.stdout.write(`${text}\n`)
}
