export { CheckSetting } from './CheckSetting.tsx'
