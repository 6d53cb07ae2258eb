import {
  ActionIcon,
  Button,
  Checkbox,
  Drawer,
  Input,
  InputWrapper,
  Kbd,
  Loader,
  Menu,
  Modal,
  Notification,
  NumberInput,
  PasswordInput,
  Popover,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
  type MantineThemeComponents,
} from '@mantine/core';
import { createElement } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import control from './control.module.css';
import field from './field.module.css';
import floating from './floating.module.css';

const quick = { duration: 140, transition: 'fade' } as const;
const inputOrder = ['label', 'description', 'input', 'error'] as const;
const wrapper = {
  inputWrapperOrder: [...inputOrder],
  classNames: { ...field },
};

/** How each Mantine component looks like the rest of the product. */
export const componentDefaults: MantineThemeComponents = {
  ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'off', size: 36 }, classNames: { root: control.icon! } }),
  Button: Button.extend({
    defaultProps: { variant: 'default' },
    classNames: { root: control.button!, section: control.buttonSection! },
    vars: () => ({ root: { '--button-height': '36px', '--button-padding-x': '14px', '--button-fz': '14px' } }),
  }),
  Checkbox: Checkbox.extend({ defaultProps: { size: 'sm' }, classNames: { input: control.check!, label: control.checkLabel!, error: field.error! } }),
  Drawer: Drawer.extend({ defaultProps: { transitionProps: { duration: 160 }, overlayProps: { backgroundOpacity: 0.4 } } }),
  Input: Input.extend({ classNames: { ...field } }),
  InputWrapper: InputWrapper.extend({ defaultProps: { inputWrapperOrder: [...inputOrder] }, classNames: { label: field.label!, description: field.description!, error: field.error! } }),
  Kbd: Kbd.extend({ classNames: { root: control.key! } }),
  Loader: Loader.extend({ defaultProps: { color: 'var(--wb-petrol)', size: 18 } }),
  Menu: Menu.extend({
    defaultProps: { transitionProps: quick, position: 'bottom-end', offset: 6, shadow: 'md' },
    classNames: { dropdown: floating.box!, item: floating.item!, label: floating.label!, divider: floating.rule! },
  }),
  Modal: Modal.extend({
    defaultProps: { centered: true, transitionProps: quick, overlayProps: { backgroundOpacity: 0.4 }, radius: 'md', shadow: 'md' },
    classNames: { title: floating.title!, header: floating.header!, content: floating.box! },
  }),
  Notification: Notification.extend({ classNames: { root: floating.notice!, title: floating.noticeTitle!, description: floating.noticeText!, icon: floating.noticeIcon! } }),
  NumberInput: NumberInput.extend({ defaultProps: { hideControls: true, ...wrapper } }),
  PasswordInput: PasswordInput.extend({ defaultProps: { ...wrapper, classNames: { ...field, innerInput: field.inner!, visibilityToggle: field.toggle! } } }),
  Popover: Popover.extend({ defaultProps: { transitionProps: quick, shadow: 'md' }, classNames: { dropdown: floating.box! } }),
  Radio: Radio.extend({ defaultProps: { size: 'sm' }, classNames: { radio: control.radio!, label: control.checkLabel! } }),
  SegmentedControl: SegmentedControl.extend({
    defaultProps: { transitionDuration: 0 },
    classNames: { root: control.segments!, label: control.segmentLabel!, indicator: control.segmentMark!, control: control.segment!, innerLabel: control.segmentInner! },
  }),
  Select: Select.extend({
    defaultProps: { ...wrapper, allowDeselect: false, rightSection: createElement(IconChevronDown, { size: 16, 'aria-hidden': true }), rightSectionPointerEvents: 'none', checkIconPosition: 'right', comboboxProps: { transitionProps: quick, shadow: 'md' }, classNames: { ...field, dropdown: floating.box!, option: floating.item! } },
  }),
  Switch: Switch.extend({ defaultProps: { size: 'sm', withThumbIndicator: false }, classNames: { track: control.track!, label: control.checkLabel! } }),
  Tabs: Tabs.extend({ classNames: { list: control.tabs!, tab: control.tab! } }),
  Textarea: Textarea.extend({ defaultProps: { ...wrapper, autosize: true, minRows: 3 } }),
  TextInput: TextInput.extend({ defaultProps: wrapper }),
  Tooltip: Tooltip.extend({ defaultProps: { openDelay: 250, transitionProps: quick }, classNames: { tooltip: floating.tip! } }),
};
