import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { EmptyState } from '@saya/ui/emptyState'
import { ListRow, ListRowButton } from '@saya/ui/listRow'
import { Skeleton } from '@saya/ui/skeleton'
import { useId } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { ChannelLogo } from '../deposit/index.ts'
import type { PayeeType } from './addition.ts'
import { isLinked } from './payee.rules.ts'
import { payeeTexts } from './payee.texts.ts'
import { type Payee, usePayees } from './usePayees.ts'

/** Where an account may be: wallets and banks, and which of them are linked already. */
export function PayeeTypes({ onChoose }: { onChoose: (type: PayeeType) => void }) {
  const t = useTexts(payeeTexts)
  const asked = useAnswer('GET /finance/channel/list', { query: { mode: '2' } })
  const { payees, failure, again } = usePayees()
  const types = asked.answer?.d
  if (types && payees) {
    if (types.length === 0) return <EmptyState title={t.noTypes} />
    return (
      <div className="payeeTypes">
        {([2, 1] as const).map(flag => (
          <TypeGroup
            key={flag}
            label={flag === 2 ? t.instruments : t.banks}
            types={types.filter(type => type.flag === flag)}
            payees={payees}
            onChoose={onChoose}
          />
        ))}
      </div>
    )
  }
  if (failure === undefined && asked.error === undefined) {
    return (
      <div role="status" aria-label={t.loading} className="payeeTypes">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        title={sentenceOf(asked.error ?? failure, t.typesFailed)}
        action={
          <Button
            look="soft"
            size="medium"
            onClick={() => {
              asked.again()
              again()
            }}
          >
            {t.again}
          </Button>
        }
      />
    </div>
  )
}

interface TypeGroupProps {
  readonly label: string
  readonly types: readonly PayeeType[]
  readonly payees: readonly Payee[]
  readonly onChoose: (type: PayeeType) => void
}

function TypeGroup({ label, types, payees, onChoose }: TypeGroupProps) {
  const t = useTexts(payeeTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <Card>
        {types.map(type => {
          const lead = <ChannelLogo name={type.name} img={type.img} />
          return isLinked(type, payees) ? (
            <ListRow key={type.name} lead={lead} title={type.name} value={t.exists} />
          ) : (
            <ListRowButton key={type.name} lead={lead} title={type.name} onClick={() => onChoose(type)} />
          )
        })}
      </Card>
    </section>
  )
}
