// One import for each icon in use: the package's own index would load six thousand.
export { default as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
export { default as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
export { default as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
export { default as IconBan } from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
export { default as IconBolt } from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
export { default as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
export { default as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
export { default as IconCoin } from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
export { default as IconHandStop } from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
export { default as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
export { default as IconRulerMeasure } from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
export { default as IconSend } from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
export { default as IconStar } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
export { default as IconTag } from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
export { default as IconTruck } from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
export { default as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
