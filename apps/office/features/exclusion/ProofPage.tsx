import { Button } from '@saya/ui/button'
import { useState } from 'react'
import { callOffice, sentenceOf } from '../../shared/client.ts'
import { base } from '../../shared/navigation.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import './proof.css'

interface ProofPageProps {
  readonly uid: string
  readonly proof: string
}

/** A family's proof. It is fetched with a reason, since each look is on record. */
export function ProofPage({ uid, proof }: ProofPageProps) {
  const [reason, setReason] = useState('')
  const [state, setState] = useState<{ jpeg?: string; fault?: string; isBusy?: boolean }>({})

  async function show(): Promise<void> {
    setState({ isBusy: true })
    try {
      const { jpeg } = await callOffice('POST /office/api/exclusion/proof', { body: { uid, id: proof, reason } })
      setState({ jpeg })
    } catch (error) {
      setState({ fault: sentenceOf(error) })
    }
  }

  return (
    <>
      <PageHead title={<a href={`${base}/exclusions`}>Exclusions</a>} note={`Proof of UID ${uid}`} />
      {state.jpeg ? (
        <img className="proofPicture" src={`data:image/jpeg;base64,${state.jpeg}`} alt="The family’s proof" />
      ) : (
        <form
          className="proofAsk"
          onSubmit={event => {
            event.preventDefault()
            void show()
          }}
        >
          <div className="officeField">
            <label htmlFor="proofReason">Why do you look at it?</label>
            <input
              id="proofReason"
              value={reason}
              minLength={5}
              required
              aria-describedby="proofHint"
              onChange={event => setReason(event.currentTarget.value)}
            />
            <p id="proofHint">The audit log keeps it.</p>
            {state.fault && <p role="alert">{state.fault}</p>}
          </div>
          <Button type="submit" loading={state.isBusy === true}>
            Show the proof
          </Button>
        </form>
      )}
    </>
  )
}
