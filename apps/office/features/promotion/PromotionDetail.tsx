import { ActBar } from '../../shared/act/ActBar.tsx'
import { DetailFrame } from '../../shared/DetailFrame.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { promotionActs, type Whole } from './acts.ts'
import { DryRun } from './DryRun.tsx'
import { ListMembers } from './ListMembers.tsx'
import { MarginTable } from './MarginTable.tsx'
import { DraftForm } from './PromotionForm.tsx'
import { PromotionFigures } from './PromotionFigures.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Versions } from './Versions.tsx'

function isOfList({ kind, kinds }: Whole): boolean {
  return kinds.find(({ name }) => name === kind)?.is_list ?? false
}

/** One promotion from all sides: its draft, its versions, its figures, and what is done to it. */
export function PromotionDetail({ promotion, onChange }: { readonly promotion: Whole; readonly onChange: () => void }) {
  const { id, title, seq, list } = promotion
  const { approval } = promotion.draft
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
              ['Left, ₱', writePesos(promotion.left)],
              ['Given to', promotion.claims.toLocaleString('en-PH')],
              ['Approval', approval ? `${approval.reference}, ${approval.first_day} to ${approval.last_day}` : ''],
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
              <MarginTable guard={promotion.guard} kind={promotion.kind} />
              <DryRun key={seq} id={id} isList={isOfList(promotion)} />
              <DraftForm key={`form ${seq}`} promotion={promotion} onSaved={onChange} />
            </>
          ),
        },
        { name: 'versions', title: 'Versions', render: () => <Versions {...promotion} /> },
        ...(list ? [{ name: 'members', title: 'Members', render: () => <ListMembers list={list} /> }] : []),
        { name: 'figures', title: 'Figures', render: () => <PromotionFigures promotion={promotion} /> },
      ]}
    />
  )
}
