export { pickFromWheel } from './pickFromWheel.tsx'
export { type PickerTexts } from './PickerSheet.tsx'
export { type WheelOption } from './Wheel.tsx'
