import { ActBar } from '../../shared/act/ActBar.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { NewLink } from '../../shared/list/NewLink.tsx'
import { base, go } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { promotionActs, type Whole } from './acts.ts'
import { DecisionLookUp } from './DecisionLookUp.tsx'
import { DryRun } from './DryRun.tsx'
import { MarginTable } from './MarginTable.tsx'
import { DraftForm, NewForm } from './PromotionForm.tsx'
import { PromotionFigures } from './PromotionFigures.tsx'
import { promotions } from './promotions.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Versions } from './Versions.tsx'
import './promotion.css'

/** The list, a new one, or the one whose id the address goes on with. */
export function PromotionPages({ rest }: { readonly rest: string }) {
  const mayChange = useMay()('promotion.change')
  if (rest === 'new') return <NewPromotion />
  if (rest) return <PromotionPage key={rest} id={rest} />
  return (
    <>
      <ListFrame entity={promotions} />
      {mayChange && <NewLink path="/promotions/new">New promotion</NewLink>}
      <DecisionLookUp />
    </>
  )
}

const back = <a href={`${base}/promotions`}>Promotions</a>

function NewPromotion() {
  const all = useAnswer('GET /office/api/promotion/list', { query: {} })
  return (
    <>
      <PageHead title={back} note="New promotion" />
      <Answered of={all}>
        {({ kinds }) => <NewForm kinds={kinds} onMade={id => go(`/promotions/${id}`, { replaces: true })} />}
      </Answered>
    </>
  )
}

function PromotionPage({ id }: { readonly id: string }) {
  const promotion = useAnswer('GET /office/api/promotion/detail', { query: { id } })
  return (
    <>
      <PageHead title={back} note={id} />
      <Answered of={promotion}>
        {answer => <Detail promotion={answer} onChange={() => void promotion.reload()} />}
      </Answered>
    </>
  )
}

function Detail({ promotion, onChange }: { readonly promotion: Whole; readonly onChange: () => void }) {
  const { id, title, seq, versions } = promotion
  return (
    <DetailFrame
      title={title}
      line={`${promotion.first_day} to ${promotion.last_day}`}
      badges={<StateBadge state={promotion.state} />}
      acts={<ActBar acts={promotionActs} things={[promotion]} nameOf={() => id} onDone={onChange} />}
      aside={
        <section>
          <h3>{id}</h3>
          <Facts
            rows={[
              ['Kind', promotion.kind],
              ['Budget, ₱', writePesos(promotion.budget)],
              ['Cost, ₱', writePesos(promotion.cost)],
              ['Given to', promotion.claims.toLocaleString('en-PH')],
              ['Stopped', promotion.stopped_at ? writeTime(promotion.stopped_at) : ''],
              ['Why', promotion.stop_reason],
            ]}
          />
        </section>
      }
      sections={[
        {
          name: 'draft',
          title: 'Draft',
          render: () => (
            <>
              <MarginTable guard={promotion.guard} />
              <DryRun key={seq} id={id} />
              <DraftForm key={`form ${seq}`} promotion={promotion} onSaved={onChange} />
            </>
          ),
        },
        { name: 'versions', title: 'Versions', render: () => <Versions versions={versions} /> },
        { name: 'figures', title: 'Figures', render: () => <PromotionFigures promotion={promotion} /> },
      ]}
    />
  )
}
