import type { Calls } from '@saya/contract'
import { Card } from '@saya/ui/card'
import { useId } from 'react'
import { pesosText } from '../../shared/pesosText.ts'
import { useTexts } from '../../shared/texts.ts'
import { ownFigureTexts } from './ownFigure.texts.ts'

type Payments = Calls['GET /member/own-figure/month/list']['answer']['lifetime']

/** Net deposits of all time, and what they are made of. */
export function Lifetime({ lifetime }: { lifetime: Payments }) {
  const t = useTexts(ownFigureTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card padded>
        <div className="figureLifetime">
          <h2 id={id}>{t.lifetime}</h2>
          <strong>{pesosText(lifetime.net_deposits)}</strong>
          <dl>
            <div>
              <dt>{t.paidIn}</dt>
              <dd>{pesosText(lifetime.paid_in)}</dd>
            </div>
            <div>
              <dt>{t.paidOut}</dt>
              <dd>{pesosText(lifetime.paid_out)}</dd>
            </div>
          </dl>
        </div>
      </Card>
    </section>
  )
}
