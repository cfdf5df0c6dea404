import { Button } from '@saya/ui/button'
import { useEffect, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './kycForm.texts.ts'
import { ListField } from './ListField.tsx'
import type { ListOption } from './ListSheet.tsx'
import type { KycForm } from './useKycForm.ts'

/** The branch that is nearest, of those that the server lists. */
export function BranchField({ form }: { form: KycForm }) {
  const t = useTexts(formTexts)
  const { branches, hasFailed, again } = useBranches()
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

function useBranches() {
  const [branches, setBranches] = useState<readonly ListOption[]>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    setFailed(false)
    callServer('POST /member/kyc/shops').then(
      ({ d }) => isLeft || setBranches(d.map(({ label, value }) => ({ label, value: String(value) }))),
      () => isLeft || setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [tries])
  return { branches, hasFailed, again: () => setTries(now => now + 1) }
}
