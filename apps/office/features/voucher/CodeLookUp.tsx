import { useState } from 'react'
import { ActBar } from '../../shared/act/ActBar.tsx'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { type AnswerOf, callOffice, OfficeError, sentenceOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeDay, writeTime } from '../../shared/times.ts'
import { VoucherState, voidOne } from './oneVoucher.tsx'
import './codeLookUp.css'

const whyItWaits =
  'It is worth more than the member’s own limit of deposits leaves. It is credited once they enter its code again.'

type FoundCode = AnswerOf<'POST /office/api/voucher/find'>

/** How the voucher of a code stands. The code is sent once and forgotten here too, since whoever reads it has its worth. */
export function CodeLookUp() {
  const may = useMay()
  const [code, setCode] = useState('')
  const [found, setFound] = useState<FoundCode>()
  const [fault, setFault] = useState('')
  if (!may('voucher.find')) return null

  async function look(): Promise<void> {
    setFault('')
    setFound(undefined)
    try {
      setFound(await callOffice('POST /office/api/voucher/find', { body: { code } }))
      setCode('')
    } catch (error) {
      const isUnknown = error instanceof OfficeError && error.code === 'not_found'
      setFault(isUnknown ? 'No voucher has this code. Check it for typing errors.' : sentenceOf(error))
    }
  }

  return (
    <section className="panel codeLookUp" aria-labelledby="code-title">
      <h2 id="code-title">Look up a code</h2>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (code.trim()) void look()
        }}
      >
        <input
          aria-label="Voucher code"
          value={code}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setCode(event.currentTarget.value)}
        />
        <ActButton isSubmit look="outline" isDisabled={code.trim() === ''}>
          Look up
        </ActButton>
      </form>
      {fault && <p role="alert">{fault}</p>}
      {found && <FoundVoucher found={found} onChange={state => setFound({ ...found, state })} />}
    </section>
  )
}

interface FoundVoucherProps {
  readonly found: FoundCode
  readonly onChange: (state: FoundCode['state']) => void
}

function FoundVoucher({ found, onChange }: FoundVoucherProps) {
  return (
    <div className="codeFound" role="status">
      <VoucherState state={found.state} />
      <Facts
        rows={[
          ['Worth', `₱${writePesos(found.amount)}`],
          [
            'Batch',
            <a key="batch" href={`${base}/vouchers/${found.batch_id}`}>
              No. {found.batch_id}, place {found.place}
            </a>,
          ],
          ['Last day', writeDay(found.expires_at - 1)],
          ['Member', found.uid && <a href={`${base}/members/${found.uid}`}>{found.uid}</a>],
          [found.state === 'used' ? 'Used' : 'Entered', found.used_at > 0 ? writeTime(found.used_at) : ''],
          ...(found.state === 'waiting' ? [['Why it waits', whyItWaits] as const] : []),
        ]}
      />
      <ActBar acts={[voidOne]} things={[found]} nameOf={({ id }) => id} onDone={() => onChange('void')} />
    </div>
  )
}
