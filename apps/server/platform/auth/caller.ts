/** Who is behind a request, once for all operations. */
export type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly uid: bigint; readonly sessionHash: Buffer; readonly isBlocked: boolean }

export type Member = Extract<Caller, { kind: 'member' }>

/** What a token comes to. Which feature knows tokens is decided where the server is put together. */
export type Identify = (token: string) => Promise<Member | 'invalid_token' | 'token_expired'>
