import { WaitingSun } from '../../shared/WaitingSun.tsx'
import './partner.css'

/** While somebody is let in, or led on: there is nothing to do but wait. */
export function Entering({ line }: { line: string }) {
  return (
    <main className="partnerWaits">
      <p role="status">
        <WaitingSun />
        {line}
      </p>
    </main>
  )
}
