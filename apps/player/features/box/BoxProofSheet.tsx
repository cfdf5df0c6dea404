import { Button } from '@saya/ui/button'
import { Sheet } from '@saya/ui/modal'
import { Note } from '@saya/ui/note'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { copyText } from '../../shared/device/copyText.ts'
import { say } from '../../shared/say.ts'
import { splitPesos } from '../../shared/splitPesos.ts'
import { useTexts } from '../../shared/texts.ts'
import { boxTexts } from './box.texts.ts'
import { useVerdict } from './useVerdict.ts'
import type { ProofFault, ShownProof } from './verifyBox.ts'

interface BoxProofSheetProps {
  readonly proof: ShownProof
  readonly reference: string
  readonly day: string
}

/** All that proves a box, and what this browser makes of it. */
export function BoxProofSheet({ proof, reference, day }: BoxProofSheetProps) {
  const t = useTexts(boxTexts)
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
      <Verdict proof={proof} />
      <dl className="boxProof">
        <Line name={t.prize} value={pesos + centavos} />
        <Line name={t.commitment} value={proof.commitment} />
        {proof.seed !== '' && <Line name={t.seed} value={proof.seed} />}
        <Line name={t.clientSeed} value={proof.client_seed} />
        <Line name={t.member} value={proof.uid} />
        <Line name={t.reference} value={reference} />
      </dl>
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

function Verdict({ proof }: { proof: ShownProof }) {
  const t = useTexts(boxTexts)
  const verdict = useVerdict(proof)
  if (proof.seed === '') return <Note tone="info">{t.later10}</Note>
  if (!verdict) return <Note>{t.checking}</Note>
  if (verdict.length === 0) return <Note tone="info">{t.proven}</Note>
  const words: Readonly<Record<ProofFault, string>> = {
    odds: t.faultOdds,
    promise: t.faultPromise,
    draw: t.faultDraw,
    own: t.faultOwn,
  }
  return (
    <Note tone="bad">
      <b>{t.disproven}</b>
      {verdict.map(fault => (
        <p key={fault}>{words[fault]}</p>
      ))}
    </Note>
  )
}
