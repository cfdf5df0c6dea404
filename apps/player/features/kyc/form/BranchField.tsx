import { Button } from '@saya/ui/button'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './kycForm.texts.ts'
import { ListField } from './ListField.tsx'
import type { ListOption } from './ListSheet.tsx'
import type { KycForm } from './useKycForm.ts'

/** The branch that is nearest, of those that the server lists. */
export function BranchField({ form }: { form: KycForm }) {
  const t = useTexts(formTexts)
  const { answer, error, again } = useAnswer('POST /member/kyc/shops', {})
  const branches = answer?.d.map(({ label, value }): ListOption => ({ label, value: String(value) }))
  const hasFailed = error !== undefined
  const { shop_id: shopId, nearest_branch: named } = form.values
  // A record may name a branch by its address alone.
  const chosen = shopId || branches?.find(({ label }) => label === named)?.value
  return (
    <>
      <ListField
        form={form}
        field="nearest_branch"
        options={branches ?? []}
        chosen={chosen}
        shown={named}
        onChoose={value => {
          const branch = branches?.find(one => one.value === value)
          if (branch) form.set({ shop_id: value, nearest_branch: branch.label })
        }}
        hint={hasFailed ? t.branchesFailed : undefined}
      />
      {hasFailed && (
        <Button look="soft" size="small" onClick={again}>
          {t.again}
        </Button>
      )}
    </>
  )
}
