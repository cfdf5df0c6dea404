import type { Visitor } from '@saya/testing'

/** Gives a browser's window a device that keeps passkeys, as a phone does, whose owner touches it at once. */
export async function openAuthenticator({ context, page }: Pick<Visitor, 'context' | 'page'>) {
  const line = await context.newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the finger that touches it is its owner's. */
    know: (isUserVerified: boolean) => line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}
