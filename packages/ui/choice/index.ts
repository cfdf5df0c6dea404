export { Checkbox } from './Checkbox.tsx'
export { PickList } from './PickList.tsx'
export { RadioList, type RadioOption } from './RadioList.tsx'
export { Switch } from './Switch.tsx'
