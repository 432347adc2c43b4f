import { useRef, useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoginStudent, useRegisterStudent } from '@/api/generated/users/users';
import { ApiError } from '@/api/http';
import { CheckList } from '@/components/check-list';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { MIN_PASSWORD_LENGTH, TOO_SHORT } from '@/lib/password-rule';
import { toast } from '@/lib/toasts';

const modes = {
  login: {
    title: 'Student Login',
    lead: '500+ universities in 10+ countries, and your favorites in one place.',
    action: 'Log in',
    pending: 'Logging in...',
    success: 'Welcome back!',
    failure: 'Login Error',
    question: 'New here?',
    other: 'Create an account',
    password: 'current-password',
  },
  register: {
    title: 'Create your account',
    lead: '500+ universities in 10+ countries, free to search.',
    action: 'Create account',
    pending: 'Creating account...',
    success: 'Registration successful!',
    failure: 'Registration Error',
    question: 'Already have an account?',
    other: 'Log in instead',
    password: 'new-password',
  },
} as const;

const benefits = [
  'Every figure with its source and its year',
  'The cost of a year in dollars and rupees, living costs included',
  'Favorites, up to four side by side, and a link to show your family',
];

interface LoginScreenProps {
  notice: string | undefined;
  onLogin: (username: string) => void;
}

export function LoginScreen({ notice, onLogin }: LoginScreenProps) {
  const [address] = useSearchParams();
  const [mode, setMode] = useState<keyof typeof modes>('login');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  // The mutation's state is too late for the second of two clicks.
  const sending = useRef(false);
  const text = modes[mode];

  const mutation = {
    onSuccess: (student: { username: string }) => {
      toast({ title: text.success });
      onLogin(student.username);
    },
    onError: (error: Error) => {
      const sentence = error instanceof ApiError ? error.error : undefined;
      toast({
        variant: 'destructive',
        title: text.failure,
        description: sentence ?? 'Authentication failed. Please try again.',
      });
    },
    onSettled: () => {
      sending.current = false;
    },
  };
  const login = useLoginStudent({ mutation });
  const register = useRegisterStudent({ mutation });
  const pending = login.isPending || register.isPending;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (sending.current) return;
    const problem =
      !username.trim() || !password.trim()
        ? 'Please enter both username and password'
        : password.length < MIN_PASSWORD_LENGTH && TOO_SHORT;
    if (problem) {
      toast({ variant: 'destructive', title: 'Error', description: problem });
      return;
    }
    sending.current = true;
    (mode === 'login' ? login : register).mutate({ data: { username: username.trim(), password } });
  }

  return (
    <div className="container-page grid grid-cols-1 items-center justify-items-center gap-12 py-8 sm:py-14 lg:grid-cols-[1fr_28rem]">
      <PageMeta title="Student Portal" description="Log in to search universities and keep your favorites." />
      <div className="max-lg:hidden">
        <Scene name="campuses/clock-tower" eager className="rounded-card" />
        <p className="mt-8 mb-4 font-display text-3xl font-semibold">Your desk for finding a university</p>
        <CheckList items={benefits} />
      </div>
      <Card className="w-full max-w-md">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-2 text-ink-soft">{text.lead}</p>
        {/\d/.test(address.get('open') ?? '') && (
          <p className="mt-2 font-medium">
            Once you are logged in, the university opens. Press Favorite to save it.
          </p>
        )}
        {notice && (
          <p role="alert" className="mt-4 rounded-control bg-peacock-soft px-4 py-3 text-peacock-deep">
            {notice}
          </p>
        )}
        <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
          <Field label="Username" hint="Your e-mail address.">
            <Input
              name="username"
              type="email"
              autoComplete="username"
              required
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          </Field>
          <Field label="Password" hint={mode === 'register' && `At least ${MIN_PASSWORD_LENGTH} characters.`}>
            <PasswordInput
              name="password"
              autoComplete={text.password}
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Button type="submit" pending={pending}>
            {pending ? text.pending : text.action}
          </Button>
        </form>
        {mode === 'login' && (
          <ButtonLink
            to="/reset-password"
            state={{ username }}
            variant="ghost"
            size="sm"
            className="mt-2 -ml-3.5"
          >
            Forgot your password?
          </ButtonLink>
        )}
        <p className="mt-4 flex flex-wrap items-center gap-x-1">
          {text.question}
          <Button
            variant="ghost"
            size="sm"
            disabled={pending}
            onClick={() => setMode(mode === 'login' ? 'register' : 'login')}
          >
            {text.other}
          </Button>
        </p>
      </Card>
    </div>
  );
}
