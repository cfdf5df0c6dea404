import type { Calls } from '@saya/contract'
import { Button } from '@saya/ui/button'
import { Chip } from '@saya/ui/chip'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { daySpan } from '@saya/money'
import { useContext, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { dayOf } from '../../shared/device/dayOf.ts'
import { pesosText } from '../../shared/pesosText.ts'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { say } from '../../shared/say.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { isProven } from './isProven.ts'
import { isSigned } from './isSigned.ts'
import { rankingTexts } from './ranking.texts.ts'

type Row = Calls['GET /promo/ranking/history']['answer']['d'][number]

/** The prizes that the member won, each of which can be checked against the signed list of its day. */
export function History() {
  const t = useTexts(rankingTexts)
  const { answer, error, again } = useAnswer('GET /promo/ranking/history', {}, { mayBeOld: true })
  return (
    <section className="rankingHistory" aria-labelledby="ranking-history">
      <h2 className="h3" id="ranking-history">
        {t.myBonus}
      </h2>
      {!answer && (
        <Waits failure={error} again={again}>
          <Skeleton shape="row" />
        </Waits>
      )}
      {answer?.d.length === 0 && <PicturedState title={t.noBonus} line={t.noBonusLine} />}
      {answer && answer.d.length > 0 && (
        <ul className="rankingRows">
          {answer.d.map(row => (
            <WonDay key={`${row.contest} ${row.date}`} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

const statuses = {
  '': ['waiting', 'wait'],
  open: ['waiting', 'wait'],
  held: ['held', 'wait'],
  posted: ['paid', 'ok'],
  expired: ['expired', 'mute'],
  refused: ['refused', 'mute'],
} as const

const verdicts = {
  proven: 'info',
  notSigned: 'bad',
  notProven: 'bad',
  unseen: 'wait',
} as const

type Proof = { readonly verdict: keyof typeof verdicts; readonly root: string }

function WonDay({ row }: { readonly row: Row }) {
  const t = useTexts(rankingTexts)
  const language = useContext(LanguageContext)
  const [isBusy, setBusy] = useState(false)
  const [proof, setProof] = useState<Proof>()
  const day = dayOf(daySpan(row.date).fromMs / 1000, language)
  const [word, tone] = statuses[row.status]

  async function check(): Promise<void> {
    setBusy(true)
    try {
      const query = { contest: row.contest, day: row.date }
      const [own, published, { keys }] = await Promise.all([
        callServer('GET /promo/ranking/proof', { query }),
        callServer('GET /promo/ranking/result', { query }),
        callServer('GET /promo/ranking/keys', {}),
      ])
      const verdict = isProven(own, published, row) ? await signatureOf(published, keys) : 'notProven'
      setProof({ verdict, root: published.root })
    } catch (failure) {
      void say(sentenceOf(failure, t.failed), 'bad')
    }
    setBusy(false)
  }

  return (
    <li className="rankingWon">
      <p className="rankingWonHead">
        <b>{day}</b>
        <Chip tone={tone}>{t[word]}</Chip>
      </p>
      <dl>
        <div>
          <dt>{t.bet}</dt>
          <dd className="num">{pesosText(row.bet)}</dd>
        </div>
        <div>
          <dt>{t.position}</dt>
          <dd className="num">{row.position}</dd>
        </div>
        <div>
          <dt>{t.bonus}</dt>
          <dd className="num">{pesosText(row.bonus)}</dd>
        </div>
      </dl>
      {row.why !== '' && <p>{row.why}</p>}
      {proof ? (
        <div role="status">
          <Note tone={verdicts[proof.verdict]}>
            <p>{t[proof.verdict]}</p>
            <p className="rankingRoot">{t.root(proof.root)}</p>
          </Note>
        </div>
      ) : (
        <Button look="soft" size="medium" loading={isBusy} aria-label={t.proveDay(day)} onClick={() => void check()}>
          {t.prove}
        </Button>
      )}
    </li>
  )
}

/** What the signature of the list adds to a place that is part of it. */
async function signatureOf(...list: Parameters<typeof isSigned>): Promise<Proof['verdict']> {
  const holds = await isSigned(...list)
  if (holds === undefined) return 'unseen'
  return holds ? 'proven' : 'notSigned'
}
