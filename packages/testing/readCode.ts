import type { World } from './world.ts'

/** The newest code that was sent to a phone, as its owner reads it. */
export async function readCode(world: Pick<World, 'sandboxUrl'>, phone: string): Promise<string> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { code: string }[]
  const code = inbox[0]?.code
  if (!code) throw new Error(`No code was sent to ${phone}.`)
  return code
}

/** A code of the same form that is not this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
