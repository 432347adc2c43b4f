import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Credentials } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useLoginStudent, useRegisterStudent } from '@/api/generated/users';
import { failureOf } from '@/api/failure';
import { useForm } from '@/api/use-form';
import { CheckList } from '@/components/check-list';
import { Link } from '@/components/link';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
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

const FAILED = 'Authentication failed. Please try again.';

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
  const text = modes[mode];

  const login = useLoginStudent();
  const register = useRegisterStudent();
  const form = useForm({
    check({ password }) {
      const problem =
        !username.trim() || !password.trim()
          ? 'Please enter both username and password'
          : password.length < MIN_PASSWORD_LENGTH && TOO_SHORT;
      if (!problem) return undefined;
      toast({ variant: 'destructive', title: 'Error', description: problem });
      return {
        ...(!username.trim() && { username: 'Enter your e-mail address.' }),
        ...(!password.trim()
          ? { password: 'Enter your password.' }
          : password.length < MIN_PASSWORD_LENGTH && {
              password: `Enter at least ${MIN_PASSWORD_LENGTH} characters.`,
            }),
      };
    },
    send: ({ password }: Credentials) =>
      (mode === 'login' ? login : register).mutateAsync({ data: { username: username.trim(), password } }),
    done(student) {
      toast({ title: text.success });
      onLogin(student.username);
    },
    failure: (_, { sentence = FAILED }) => ({ title: text.failure, description: sentence }),
    // Of the whole form, and only as long as it is the one that failed.
    explain: (error) => ({ [mode]: failureOf(error).sentence ?? FAILED }),
  });

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
        {/^\d+$/.test(address.get('open') ?? '') && (
          <p className="mt-2 font-medium">
            Once you are logged in, the university opens. Press Favorite to save it.
          </p>
        )}
        {notice && (
          <p role="alert" className="mt-4 rounded-control bg-peacock-soft px-4 py-3 text-peacock-deep">
            {notice}
          </p>
        )}
        <Form {...form} noValidate className="mt-6 grid gap-4">
          <Field name="username" label="Username" hint="Your e-mail address.">
            <Input
              type="email"
              autoComplete="username"
              required
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          </Field>
          <Field
            name="password"
            label="Password"
            hint={mode === 'register' && `At least ${MIN_PASSWORD_LENGTH} characters.`}
          >
            <PasswordInput autoComplete={text.password} required />
          </Field>
          {form.errors[mode] && (
            <p role="alert" className="text-danger">
              {form.errors[mode]}
            </p>
          )}
          {mode === 'register' && (
            <p className="text-sm text-ink-soft">
              What we keep of you, who sees it and how you delete it:{' '}
              <Link to="/support/privacy" className="underline">
                privacy
              </Link>
              . What we promise:{' '}
              <Link to="/support/terms" className="underline">
                terms
              </Link>
              .
            </p>
          )}
          <SubmitButton busy={text.pending}>{text.action}</SubmitButton>
        </Form>
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
            disabled={form.pending}
            onClick={() => setMode(mode === 'login' ? 'register' : 'login')}
          >
            {text.other}
          </Button>
        </p>
      </Card>
    </div>
  );
}
