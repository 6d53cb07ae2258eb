export { signUpBindings } from './routes.ts';
