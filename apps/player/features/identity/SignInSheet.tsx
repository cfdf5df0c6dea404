import type { SignInWish } from './askToSignIn.ts'

export default function SignInSheet({ wish }: { wish: SignInWish }) {
  return <p>{wish.origin}</p>
}
