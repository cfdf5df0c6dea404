import { InboxLink } from '../message/index.ts'
import { HeadMoney } from './HeadMoney.tsx'

/** What members see in the head of the home page: their money, and the way to what they were told. */
export function HomeHead() {
  return (
    <>
      <HeadMoney />
      <InboxLink />
    </>
  )
}
