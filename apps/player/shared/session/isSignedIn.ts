export interface Session {
  readonly token: string
  readonly username: string
}

/** A member is signed in once this device holds a token and knows whose it is. */
export function isSignedIn({ token, username }: Session): boolean {
  return token !== '' && username !== ''
}
