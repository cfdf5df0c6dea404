import { Answered } from '../../shared/Answered.tsx'
import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { NewLink } from '../../shared/list/NewLink.tsx'
import { base, go } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { DecisionLookUp } from './DecisionLookUp.tsx'
import { PromotionCalendar } from './PromotionCalendar.tsx'
import { PromotionDetail } from './PromotionDetail.tsx'
import { NewForm } from './PromotionForm.tsx'
import { promotions } from './promotions.tsx'
import { rebateRuns } from './rebateRuns.tsx'
import './promotion.css'

/** The list, a new one, what rebates gave by day, or the one whose id the address goes on with. */
export function PromotionPages({ rest }: { readonly rest: string }) {
  const mayChange = useMay()('promotion.change')
  if (rest === 'new') return <NewPromotion />
  if (rest === 'runs') return <RebateRuns />
  if (rest) return <PromotionPage key={rest} id={rest} />
  return (
    <>
      <ListFrame entity={promotions} />
      {mayChange && <NewLink path="/promotions/new">New promotion</NewLink>}
      <NewLink path="/promotions/runs">Rebates by day</NewLink>
      <div className="promotionBelow">
        <PromotionCalendar />
        <DecisionLookUp />
      </div>
    </>
  )
}

function RebateRuns() {
  return (
    <>
      <ListFrame entity={rebateRuns} />
      <NewLink path="/promotions">All promotions</NewLink>
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
        {answer => <PromotionDetail promotion={answer} onChange={() => void promotion.reload()} />}
      </Answered>
    </>
  )
}
