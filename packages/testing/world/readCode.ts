import type { World } from './world.ts'

/** The newest code that was sent to a phone, as its owner reads it. */
export async function readCode(world: Pick<World, 'sandboxUrl'>, phone: string): Promise<string> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { code: string }[]
  // A notice that nobody waited for may have come behind it.
  const code = inbox.find(message => message.code)?.code
  if (!code) throw new Error(`No code was sent to ${phone}.`)
  return code
}

/** The newest code that was e-mailed to an address. */
export async function readMailedCode(world: Pick<World, 'sandboxUrl'>, address: string): Promise<string> {
  const response = await fetch(`${world.sandboxUrl}/mail?to=${encodeURIComponent(address)}`)
  const [newest] = (await response.json()) as { code: string }[]
  if (!newest) throw new Error(`No code was sent to ${address}.`)
  return newest.code
}

/** A token of the same form that is nobody's. */
export function otherToken(token: string): string {
  return token.replace(/^./, letter => (letter === 'a' ? 'b' : 'a'))
}

/** A code of the same form that is not this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
