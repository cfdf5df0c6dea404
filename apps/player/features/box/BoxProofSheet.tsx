import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { Note } from '@saya/ui/note'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { copyText } from '../../shared/device/copyText.ts'
import { say } from '../../shared/say.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { boxTexts } from './box.texts.ts'
import { type ShownVerdict, useVerdict } from './useVerdict.ts'
import type { BoxRecord, ProofFault, ShownProof } from './verifyBox.ts'

interface BoxProofSheetProps {
  readonly record: BoxRecord
  readonly proof: ShownProof
  /** Whose page it is. */
  readonly uid: string | undefined
  readonly day: string
}

/** All that proves a box, and what this browser makes of it. */
export function BoxProofSheet({ record, proof, uid, day }: BoxProofSheetProps) {
  const t = useTexts(boxTexts)
  const verdict = useVerdict(record, uid)
  const { pesos, centavos } = splitPesos(proof.bonus)

  async function copy() {
    const { copyOf } = await loadModule(() => import('./verifyBox.ts'))
    const isCopied = await copyText(copyOf(proof))
    void say(isCopied ? t.copied : t.notCopied, isCopied ? 'ok' : 'bad')
  }

  return (
    <Sheet
      title={t.proofOf(day)}
      closeLabel={t.close}
      actions={
        proof.seed !== '' && (
          <Button full look="soft" onClick={() => void copy()}>
            {t.copy}
          </Button>
        )
      }
    >
      {proof.seed === '' ? <Note tone="info">{t.later10}</Note> : <Verdict verdict={verdict} />}
      {/* Whoever has no pointer scrolls here, where the lines are longer than the sheet. */}
      <section aria-label={t.proofOf(day)} tabIndex={0}>
        <dl className="boxProof">
          <Line name={t.prize} value={pesos + centavos} />
          <Line name={t.commitment} value={proof.commitment} />
          {proof.seed !== '' && <Line name={t.seed} value={proof.seed} />}
          <Line name={t.clientSeed} value={proof.client_seed} />
          <Line name={t.member} value={proof.uid} />
          <Line name={t.reference} value={record.reference ?? ''} />
        </dl>
      </section>
    </Sheet>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Verdict({ verdict }: { verdict: ShownVerdict | undefined }) {
  const t = useTexts(boxTexts)
  if (!verdict) return <Note>{t.checking}</Note>
  if (verdict.standing === 'holds') return <Note tone="info">{t.proven}</Note>
  if (verdict.standing === 'elsewhere') return <Note tone="wait">{t.elsewhere}</Note>
  const words: Readonly<Record<ProofFault, string>> = {
    odds: t.faultOdds,
    promise: t.faultPromise,
    draw: t.faultDraw,
    member: t.faultMember,
    record: t.faultRecord,
    shown: t.faultShown,
    word: t.faultWord,
  }
  return (
    <Note tone="bad">
      <b>{t.disproven}</b>
      {verdict.faults.map(fault => (
        <p key={fault}>{words[fault]}</p>
      ))}
    </Note>
  )
}
