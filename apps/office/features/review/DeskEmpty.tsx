import { ActButton } from '../../shared/act/ActButton.tsx'
import { sentenceOf } from '../../shared/client.ts'
import type { Desk } from './useDesk.ts'

/** What stands beside the queue while no case is open: why, and what to do about it. */
export function DeskEmpty({ desk, uid }: { readonly desk: Desk; readonly uid: string }) {
  return (
    <section className="deskEmpty">
      <Reason desk={desk} uid={uid} />
    </section>
  )
}

function Reason({ desk: { error, queue, lines, free }, uid }: { readonly desk: Desk; readonly uid: string }) {
  if (uid && error) return <p role="alert">{error}</p>
  if (!queue.answer && queue.error !== undefined) {
    return (
      <>
        <p role="alert">{sentenceOf(queue.error)}</p>
        <ActButton onClick={() => void queue.reload()}>Try again</ActButton>
      </>
    )
  }
  if (uid || !queue.answer || free) return <p>Loading…</p>
  if (lines.length > 0) {
    return (
      <>
        <h2>No cases for you</h2>
        <p>Colleagues are reviewing all waiting cases. New cases appear here automatically.</p>
      </>
    )
  }
  return (
    <>
      <h2>No cases waiting</h2>
      <p>New cases appear here automatically.</p>
    </>
  )
}
